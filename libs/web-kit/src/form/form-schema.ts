import { fieldsOf } from '@stoet/contracts';
import type { z } from 'zod';

/** Schema of a body, an object with or without refinements. */
export type ObjectSchema = z.ZodObject;
type Values = Record<string, unknown>;

/** What the fields of a form ask of its contract. */
export class FormSchema {
  constructor(private readonly schema: ObjectSchema) {}

  has(name: string): boolean {
    return name in this.schema.shape;
  }

  /** Whether something has to be filled in: neither nothing nor an empty text is accepted. */
  isRequired(name: string): boolean {
    return this.has(name) && ![undefined, null, ''].some((empty) => this.accepts(name, empty));
  }

  /** What an emptied field holds: whatever of '', null and nothing the contract takes. */
  emptyValue(name: string): '' | null | undefined {
    return ([null, '', undefined] as const).find((empty) => this.accepts(name, empty));
  }

  /** Parses what the form holds; keys that the contract does not know are left out. */
  parse(values: Values): { data: Values } | { errors: Record<string, string> } {
    const known = Object.entries(values).filter(([name]) => this.has(name));
    const result = this.schema.safeParse(Object.fromEntries(known));
    return result.success ? { data: result.data } : { errors: fieldsOf(result.error) };
  }

  /** Message of a field; one deeper inside it counts as its own. */
  messageFor(name: string, values: Values): string | undefined {
    const result = this.parse(values);
    if ('data' in result) return undefined;
    return Object.entries(result.errors).find(([path]) => path === name || path.startsWith(`${name}.`))?.[1];
  }

  private accepts(name: string, value: unknown): boolean {
    return this.has(name) && (this.schema.shape[name] as z.ZodType).safeParse(value).success;
  }
}
