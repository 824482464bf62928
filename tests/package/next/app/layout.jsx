import 'carillon/styles.css';

export const metadata = { title: 'A host in Next.js' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
