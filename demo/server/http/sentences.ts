/** The parts of a schema error that a sentence is made of. */
export interface SchemaFault {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  message?: string;
}

const typeWords: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
};

const formatWords: Record<string, string> = {
  email: 'an e-mail address',
  'object-id': 'an id of 24 hexadecimal digits',
};

/** Turns the errors of a JSON schema into sentences for people, each one once. */
export function toSentences(faults: readonly SchemaFault[], root = 'body'): string[] {
  return [...new Set(faults.map((fault) => toSentence(fault, root)))];
}

/** The member that a fault is about, or nothing if it is about the whole. */
export function memberOf(fault: SchemaFault): string {
  const path = fault.instancePath.split('/').slice(1);
  const { missingProperty } = fault.params;
  return (typeof missingProperty === 'string' ? [...path, missingProperty] : path).join('.');
}

function toSentence(fault: SchemaFault, root: string): string {
  const path = fault.instancePath.split('/').slice(1);
  const name = path.join('.') || (root === 'querystring' ? 'query' : root);
  const { params } = fault;
  switch (fault.keyword) {
    case 'required':
      return `${[...path, String(params.missingProperty)].join('.')} is required`;
    case 'type':
      return `${name} must be ${describeTypes(params.type)}`;
    case 'enum':
      return `${name} must be one of ${Array.isArray(params.allowedValues) ? params.allowedValues.join(', ') : ''}`;
    case 'format':
      return `${name} must be ${formatWords[String(params.format)] ?? 'well-formed'}`;
    case 'minLength':
      return `${name} must not be empty`;
    case 'maxLength':
      return `${name} must not be longer than ${params.limit} characters`;
    case 'minItems':
      return `${name} must not be an empty list`;
    case 'maxItems':
      return `${name} must not have more than ${params.limit} items`;
    default:
      return `${name} ${fault.message ?? 'is not valid'}`;
  }
}

function describeTypes(type: unknown): string {
  const names = (Array.isArray(type) ? type : String(type).split(',')).filter((name) => name !== 'null');
  return names.map((name) => typeWords[String(name)] ?? String(name)).join(' or ');
}
