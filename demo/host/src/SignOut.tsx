import { useLogout } from 'carillon/data';
import { useState } from 'react';
import { signOut } from './reader.ts';

/** Ends the session of the app and that of the inbox. Below the inbox's provider. */
export function SignOut({ onSignedOut }: { onSignedOut: () => void }) {
  const endInbox = useLogout();
  const [fault, setFault] = useState('');

  async function leave(): Promise<void> {
    try {
      await signOut();
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
      return;
    }
    endInbox();
    onSignedOut();
  }

  return (
    <>
      <button type="button" className="signOut" onClick={() => void leave()}>
        Sign out
      </button>
      {fault && <span role="alert">{fault}</span>}
    </>
  );
}
