/** The product's name and figures: another operator renames the product here. */
const name = "Betesda";

export const brand = {
  name,
  /** "à" or "ao", as in "Bem-vindo à Betesda!" */
  to: "à",
  /** "na" or "no", as in "sua conta na Betesda" */
  in: "na",
  mission: "Ajudamos você a encontrar profissionais de saúde em quem confiar, perto de casa ou por vídeo.",
  copyright: `© 2024 ${name}. Todos os direitos reservados.`,
} as const;

/** Title of a browser tab: "Buscar Profissionais | Betesda". */
export function pageTitle(title: string) {
  return `${title} | ${brand.name}`;
}
