import { useLogout } from 'carillon/data';
import { signOut } from './reader.ts';

/** Ends the session of the app and that of the inbox. Below the inbox's provider. */
export function SignOut({ onSignedOut }: { onSignedOut: () => void }) {
  const endInbox = useLogout();

  async function leave(): Promise<void> {
    endInbox();
    await signOut();
    onSignedOut();
  }

  return (
    <button type="button" className="signOut" onClick={() => void leave()}>
      Sign out
    </button>
  );
}
