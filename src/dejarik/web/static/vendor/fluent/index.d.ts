/** What the page uses of Project Fluent (`static/vendor/fluent`). */

export class FluentResource {
  constructor(source: string);
}

export interface Message {
  id: string;
  value: object | string | null;
  attributes: Record<string, object | string>;
}

export class FluentBundle {
  constructor(locales: string | string[], options?: { useIsolating?: boolean });
  addResource(resource: FluentResource, options?: { allowOverrides?: boolean }): Error[];
  hasMessage(id: string): boolean;
  getMessage(id: string): Message | undefined;
  formatPattern(pattern: object | string, args?: Record<string, unknown> | null, errors?: Error[] | null): string;
}
