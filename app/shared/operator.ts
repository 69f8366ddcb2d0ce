/** Who runs this installation and answers for it. The server reads it from the environment (server/config/config.ts). */
export type Operator = {
  name: string;
  cnpj: string;
  address: string;
  email: string;
  /** The encarregado of the LGPD: who answers questions about personal data. */
  dpoName: string;
  dpoEmail: string;
  /** Nobody has filled in all of it: the pages say so. */
  isPlaceholder: boolean;
};

/** What manuals and tests have printed in its place: facts of nobody, under which nothing is sold. */
export const printedExamples = [
  ...["Sua Empresa Ltda.", "11.222.333/0001-81", "Rua, número, cidade - UF, CEP", "contato@suaempresa.com.br"],
  ...["Nome do encarregado", "privacidade@suaempresa.com.br"],
];

export const placeholderOperator = {
  name: "[Razão social do operador]",
  cnpj: "[00.000.000/0000-00]",
  address: "[Endereço do operador]",
  email: "contato@exemplo.com.br",
  dpoName: "[Nome do encarregado]",
  dpoEmail: "privacidade@exemplo.com.br",
};
