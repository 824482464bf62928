/** A documentation page, as Storybook's manifests have it. */
export interface DocsPage {
  readonly id: string;
  readonly title: string;
  /** Of its file, from the root of the repository. */
  readonly path: string;
  /** The text of that file. */
  readonly content: string;
}

/** A component of Storybook's manifest: what is used of it here. */
export interface ManifestComponent {
  readonly name: string;
  readonly path: string;
  readonly stories?: readonly { name: string; snippet?: string; description?: string }[];
  readonly docs?: Readonly<Record<string, DocsPage>>;
  readonly description?: string;
  readonly reactDocgen?: { readonly displayName?: string };
}

/** A page of the site as text. */
export interface TextPage {
  readonly id: string;
  /** Such as `Compose/Bell`. */
  readonly title: string;
  /** Markdown. */
  readonly text: string;
}

/** What Storybook gives to be written into `manifests/`. */
export interface SiteManifests {
  readonly components?: { readonly components: Readonly<Record<string, ManifestComponent>> };
  readonly docs?: { readonly docs: Readonly<Record<string, DocsPage>> };
}
