import 'carillon/styles.css';

// Without an icon, the browser asks for one once, and complains to whichever page asked.
export const metadata = { title: 'A host in Next.js', icons: 'data:,' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
