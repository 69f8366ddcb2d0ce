/** The product's name and figures: another operator renames the product here. */
const name = "Betesda";

export const brand = {
  name,
  /** "à" or "ao", as in "Bem-vindo à Betesda!" */
  to: "à",
  /** "na" or "no", as in "sua conta na Betesda" */
  in: "na",
  mission: "Ajudamos você a encontrar profissionais de saúde em quem confiar, perto de casa ou por vídeo.",
} as const;

/** From the first year (SPEC.md) to this one. */
export function copyright(now: Date) {
  const year = now.getUTCFullYear();
  return `© 2024${year > 2024 ? `–${year}` : ""} ${brand.name}. Todos os direitos reservados.`;
}

/** Title of a browser tab: "Buscar Profissionais | Betesda". */
export function pageTitle(title: string) {
  return `${title} | ${brand.name}`;
}
