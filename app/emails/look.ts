/** The site's colours and type (app/app.css), as mailboxes can show them: no remote font, no remote picture. */
export const colours = {
  page: "#f5eee2",
  card: "#fffefb",
  panel: "#f5eee2",
  ink: "#1b2a2c",
  muted: "#465355",
  primary: "#0e4f53",
  onPrimary: "#ffffff",
  border: "#e3d9c7",
};

export const fonts = {
  sans: "'Source Sans 3', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
  serif: "Lora, Georgia, 'Times New Roman', serif",
  mono: "ui-monospace, Menlo, Consolas, monospace",
};

/** For mailboxes that know dark mode; the others keep the light colours. */
export const darkStyles = `
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: #0f1819 !important; }
  .card { background-color: #1b292a !important; border-color: #2d3e3f !important; }
  .panel, .code { background-color: #273738 !important; }
  .ink, .code { color: #f1ece2 !important; }
  .muted { color: #b9c2bd !important; }
  .link { color: #8fd3ce !important; }
  .button { background-color: #8fd3ce !important; color: #06282a !important; }
  .rule { border-color: #2d3e3f !important; }
}
@media (max-width: 480px) {
  .card { padding: 24px 20px !important; }
  .button { display: block !important; }
}
`;
