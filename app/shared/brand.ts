/** The product's name and figures: another operator renames the product here. */
export const brand = {
  name: "Betesda",
  /** "à" or "ao", as in "Bem-vindo à Betesda!" */
  to: "à",
} as const;
