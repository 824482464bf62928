import { hashOf, reader } from '../reader.js';

export const dynamic = 'force-dynamic';

/** Only the hash of the signed-in reader, whoever asks. */
export async function GET() {
  const { subscriberId } = await reader();
  return new Response(hashOf(subscriberId));
}
