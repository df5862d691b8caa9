/** What the page uses of Lit (`static/vendor/lit.js`, one file made of Lit's own modules). */

export interface TemplateResult {
  readonly strings: TemplateStringsArray;
  readonly values: unknown[];
}

export type Nothing = symbol & { readonly nothing: unique symbol };
export const nothing: Nothing;

export function html(strings: TemplateStringsArray, ...values: unknown[]): TemplateResult;
export function svg(strings: TemplateStringsArray, ...values: unknown[]): TemplateResult;

/** The properties that changed, each with its value before. */
export type Changed = Map<PropertyKey, any>;

export interface PropertyDeclaration {
  attribute?: boolean | string;
  state?: boolean;
  type?: unknown;
  reflect?: boolean;
}

/** Something that lives with an element: it hears when the element comes, is drawn and goes. */
export interface ReactiveController {
  hostConnected?(): void;
  hostDisconnected?(): void;
  hostUpdated?(): void;
}

export class LitElement extends HTMLElement {
  static properties: Record<string, PropertyDeclaration>;
  readonly updateComplete: Promise<boolean>;
  readonly hasUpdated: boolean;
  readonly isUpdatePending: boolean;
  connectedCallback(): void;
  disconnectedCallback(): void;
  addController(controller: ReactiveController): void;
  requestUpdate(name?: PropertyKey, before?: unknown): void;
  protected createRenderRoot(): HTMLElement | DocumentFragment;
  protected willUpdate(changed: Changed): void;
  protected firstUpdated(changed: Changed): void;
  protected updated(changed: Changed): void;
  protected render(): unknown;
}

/** Where a directive stands in a template. */
export interface ElementPart {
  readonly element: HTMLElement & SVGElement;
}

export class Directive {
  constructor(part: unknown);
  update(part: ElementPart, values: any[]): unknown;
  render(...values: any[]): unknown;
}

export function directive(made: new (part: any) => Directive): (...values: any[]) => unknown;
export function keyed(key: unknown, value: unknown): unknown;
export function repeat<T>(items: Iterable<T>, key: (item: T, index: number) => unknown, draw: (item: T, index: number) => unknown): unknown;
export function unsafeSVG(source: string | null | undefined): unknown;
