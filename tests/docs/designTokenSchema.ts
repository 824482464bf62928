// The types of DTCG 2025.10 that the token files use, closed, so that a misspelt member is a fault too. There is no package of its schemas.

const closed = (properties: Readonly<Record<string, unknown>>, optional: readonly string[] = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});

const share = { type: 'number', minimum: 0, maximum: 1 };
const alias = { type: 'string', pattern: '^\\{[a-z]+\\.[a-zA-Z]+\\}$' };
const color = closed(
  {
    colorSpace: { const: 'srgb' },
    components: { type: 'array', items: share, minItems: 3, maxItems: 3 },
    alpha: share,
    hex: { type: 'string', pattern: '^#[0-9a-f]{6}$' },
  },
  ['alpha'],
);
const dimension = closed({ value: { type: 'number' }, unit: { enum: ['px', 'rem'] } });
const shadow = closed({ color, offsetX: dimension, offsetY: dimension, blur: dimension, spread: dimension });

/** What `$value` is, by `$type`. */
const values = {
  color: { anyOf: [color, alias] },
  dimension,
  duration: closed({ value: { type: 'number' }, unit: { enum: ['ms', 's'] } }),
  fontFamily: { type: 'array', items: { type: 'string' }, minItems: 1 },
  fontWeight: { type: 'number', minimum: 1, maximum: 1000 },
  number: { type: 'number' },
  shadow: { type: 'array', items: shadow, minItems: 1 },
};

const token = {
  oneOf: Object.entries(values).map(([type, $value]) =>
    closed(
      {
        $type: { const: type },
        $value,
        $description: { type: 'string', minLength: 1 },
        $extensions: { type: 'object' },
      },
      ['$extensions'],
    ),
  ),
};

/** Groups of tokens; a name has no dot, brace or dollar sign, which mean something in references. */
const groups = {
  '^[a-zA-Z]+$': {
    type: 'object',
    patternProperties: { '^[a-zA-Z]+$': token },
    additionalProperties: false,
    minProperties: 1,
  },
};

/** A `.tokens.json`. */
export const tokensSchema = {
  type: 'object',
  properties: { $schema: { const: 'https://www.designtokens.org/schemas/2025.10/format.json' } },
  patternProperties: groups,
  additionalProperties: false,
};

const reference = closed({ $ref: { type: 'string' } });
const inline = { type: 'object', patternProperties: groups, additionalProperties: false };

/** A `.resolver.json`. */
export const resolverSchema = closed({
  $schema: { const: 'https://www.designtokens.org/schemas/2025.10/resolver.json' },
  name: { type: 'string' },
  version: { const: '2025.10' },
  sets: {
    type: 'object',
    additionalProperties: closed({
      description: { type: 'string' },
      sources: { type: 'array', items: reference },
    }),
  },
  modifiers: {
    type: 'object',
    additionalProperties: closed({
      description: { type: 'string' },
      contexts: { type: 'object', minProperties: 2, additionalProperties: { type: 'array', items: inline } },
      default: { type: 'string' },
    }),
  },
  resolutionOrder: { type: 'array', items: reference, minItems: 1 },
});
