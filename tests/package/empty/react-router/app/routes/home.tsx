export default function Home() {
  return <main>Welcome to React Router</main>;
}
