const names = (list: string) => list.split(' ');

const ofDrawings = names('display visibility cursor color fill stroke stroke-width d');
const ofBoxes = names(
  'background-color background-image box-shadow font-family font-size font-style font-weight line-height letter-spacing word-spacing white-space text-align text-transform text-indent text-shadow text-align-last word-break hyphens line-break font-variant-caps user-select -webkit-text-fill-color -webkit-text-stroke-width text-decoration-line list-style-type border-top-width border-bottom-width border-left-width border-right-width border-top-left-radius',
);

/** An element: what it looks like, and where it stands in its place. */
interface Measured {
  readonly name: string;
  readonly look: Readonly<Record<string, string>>;
}

/** Every element in some places, without the options of selects: the browser draws them. */
export function measure(places: readonly Element[]): Measured[] {
  return places.flatMap((place) => {
    const origin = place.getBoundingClientRect();
    return [place, ...place.querySelectorAll(':not(option)')].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const box = [left - origin.left, top - origin.top, width, height].map(Math.round).join(' ');
      const style = getComputedStyle(element);
      const properties = element instanceof SVGElement ? ofDrawings : [...ofDrawings, ...ofBoxes];
      const values = properties.map((name) => [name, style.getPropertyValue(name)]);
      return { name: nameOf(element), look: { box, ...Object.fromEntries(values) } };
    });
  });
}

/** What is not as it was, a line each. */
export function differences(before: readonly Measured[], after: readonly Measured[]): string[] {
  return before.flatMap(({ name, look }, index) =>
    Object.entries(look)
      .filter(([property, value]) => !isSame(property, value, after[index]?.look[property]))
      .map(([property, value]) => `${name}: ${property} was ${value}, is ${after[index]?.look[property]}`),
  );
}

/** What stands between two pixels is drawn, and rounded, to either side. */
function isSame(property: string, before: string, after: string | undefined): boolean {
  if (property !== 'box') {
    return before === after;
  }
  const now = after?.split(' ') ?? [];
  return before.split(' ').every((edge, index) => Math.abs(Number(edge) - Number(now[index])) <= 1);
}

function nameOf(element: Element): string {
  const part = element.closest('[data-carillon]')?.getAttribute('data-carillon');
  return `${element.tagName.toLowerCase()} of ${part}`;
}
