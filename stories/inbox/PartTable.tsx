import { type AccessiblePage, type AccessiblePart, accessibleParts } from './accessibleParts.ts';

/** The names, roles and announcements of the parts of a documentation page. */
export function PartTable({ page }: { page: AccessiblePage }) {
  const parts: readonly AccessiblePart[] = accessibleParts[page];
  return (
    <table>
      <thead>
        <tr>
          <th>part</th>
          <th>role</th>
          <th>name</th>
          <th>announced</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ part, role, name, says = [] }) => (
          <tr key={part}>
            <td>{part}</td>
            <td>{role}</td>
            <td>{name}</td>
            <td>
              {says.map(({ words, when }) => (
                <div key={words}>
                  “{words}”: {when}
                </div>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
