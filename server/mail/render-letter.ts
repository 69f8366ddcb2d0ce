/** What a template makes of a letter's data. Templates are compiled with the website: app/letters. */
export type RenderedLetter = {
  subject: string;
  html: string;
  text: string;
  attachments: { filename: string; content: string; contentType: string }[];
};

/** Throws when there is no such letter, or when its data is not what it needs. */
export type RenderLetter = (kind: string, data: unknown, siteUrl: string) => Promise<RenderedLetter>;
