import { currentUser } from '../started/currentUser';

/** Only the hash of the signed-in reader, whoever asks. */
export async function GET() {
  const { inboxHash } = await currentUser();
  return new Response(inboxHash);
}
