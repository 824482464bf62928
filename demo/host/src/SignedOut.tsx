/** What is left of the app after a sign-out. Opening the page signs in again. */
export function SignedOut() {
  return (
    <main className="page signedOut">
      <h1>You are signed out</h1>
      <p>
        <a href="/">Sign in again</a>
      </p>
    </main>
  );
}
