import { featureRows } from './featureRows.ts';

/** The features of an inbox as a table. */
export function FeatureTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Feature</th>
          <th>Comes by</th>
          <th>Adds</th>
          <th>At most, gzip</th>
        </tr>
      </thead>
      <tbody>
        {featureRows.map(({ name, page, from, adds, size }) => (
          <tr key={name}>
            <th scope="row">
              <a href={`?path=/docs/${page}`}>{name}</a>
            </th>
            <td>{from.includes(' ') ? from : <code>{from}</code>}</td>
            <td>{adds}</td>
            <td>{size}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
