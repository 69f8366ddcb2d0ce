/** The filters of an address, by their parameters; what was not understood is `nome`. */
export type UnderstoodSentence = Partial<Record<SentenceParameter, string>>;

type SentenceParameter =
  | ("especialidade" | "modalidade" | "cidade" | "raio" | "estado" | "perto" | "dia" | "periodo" | "abordagem")
  | ("publico" | "tema" | "convenio" | "idioma" | "acessibilidade" | "verificado" | "nome" | "ordem")
  | ("crise" | "fora" | "preco" | "bairro" | "data" | "hora" | "ignorado" | "exceto" | "tambem");
