import { FAVOURITES_KEY } from "#app/features/favourites/favourites-key.ts";
import { plural } from "#app/shared/formats.ts";

/**
 * Everything that the site keeps in a browser. The privacy policy is written from it, and e2e/site/storage.journey.ts walks
 * the site and fails on anything that is not here.
 */
type StoredThing = {
  place: StoragePlace;
  /** Its name; `*` stands for what differs from one to the next. */
  key: string;
  what: string;
  until: string;
};

export type StoragePlace = "localStorage" | "sessionStorage" | "caches" | "cookies" | "indexedDB";

const PLACES: Record<StoragePlace, string> = {
  localStorage: "No navegador, mesmo depois de fechado",
  sessionStorage: "No navegador, só nesta aba",
  caches: "No navegador, entre as cópias para ler sem conexão",
  cookies: "Em um cookie",
  indexedDB: "No banco de dados do navegador",
};

/** browser-storage.test.ts compares both with the code that keeps them: it is above this folder, or built alone. */
export const offlineCopies = { pages: 60, files: 200, days: 7 };
export const draftDays = 30;

const browserStorage: readonly StoredThing[] = [
  {
    place: "localStorage",
    key: "sb-*-auth-token",
    what: "A sessão de quem entrou na conta",
    until: "até sair da conta",
  },
  {
    place: "sessionStorage",
    key: "sb-*-auth-token",
    what: "A mesma sessão, onde o navegador não deixa guardar nada depois de fechado",
    until: "até sair da conta ou fechar a aba",
  },
  {
    place: "localStorage",
    key: "betesda-cadastro",
    what: "O rascunho de um cadastro não terminado, sem a senha",
    until: `até terminar o cadastro, por no máximo ${plural(draftDays, "dia", "dias")}`,
  },
  {
    place: "localStorage",
    key: FAVOURITES_KEY,
    what: "Os perfis que você guardou nos favoritos; só quando você abre a lista eles vão ao servidor, no endereço dela",
    until: "até tirar o último, ou apagar os dados do site no navegador",
  },
  {
    place: "localStorage",
    key: "reviews-seen:*",
    what: "Até que avaliação o profissional já olhou; serve também para reconhecer avaliações escritas no aparelho dele",
    until: "fica depois de sair da conta, até apagar os dados do site no navegador",
  },
  {
    place: "localStorage",
    key: "-",
    what: "Nada: só a prova de que o navegador guarda algo",
    until: "apagado na mesma hora",
  },
  {
    place: "localStorage",
    key: "lswt-*",
    what: "A mesma prova, feita pelo programa que cuida da sessão",
    until: "apagado na mesma hora",
  },
  {
    place: "sessionStorage",
    key: "react-router-scroll-positions",
    what: "Até onde você rolou cada página do painel",
    until: "até fechar a aba",
  },
  {
    place: "sessionStorage",
    key: "toast",
    what: "Um aviso a mostrar na página seguinte",
    until: "até ser mostrado",
  },
  {
    place: "sessionStorage",
    key: "frase",
    what: "A frase que você escreveu na busca, para ficar na caixa acima dos resultados",
    until: "até abrir os resultados; depois, só com eles no histórico da aba",
  },
  {
    place: "sessionStorage",
    key: "search-left",
    what: "Onde você estava na lista da busca, para voltar ao mesmo lugar",
    until: "até fechar a aba",
  },
  {
    place: "sessionStorage",
    key: "rascunho-perfil-*",
    what: "Mudanças do perfil ainda não salvas",
    until: "até salvar ou fechar a aba",
  },
  {
    place: "sessionStorage",
    key: "rascunho-horarios-*",
    what: "Mudanças dos horários ainda não salvas",
    until: "até salvar ou fechar a aba",
  },
  {
    place: "sessionStorage",
    key: "rascunho-incidente-*",
    what: "Anotações da nossa equipe sobre um incidente, ainda não salvas",
    until: "até salvar ou fechar a aba",
  },
  {
    place: "sessionStorage",
    key: "painel-recarregado",
    what: "Que o painel acabou de se recarregar, para não repetir",
    until: "até o painel abrir",
  },
  {
    place: "caches",
    key: "pages-1",
    what: "Cópias de páginas públicas que você leu, para abrir sem conexão; nunca as da conta, de consultas ou de links pessoais",
    until: `as últimas ${offlineCopies.pages}; depois de ${offlineCopies.days} dias não são mais mostradas`,
  },
  {
    place: "caches",
    key: "files-1",
    what: "Arquivos do próprio site: aparência, letras e programas",
    until: `os últimos ${offlineCopies.files}`,
  },
];

export const storageTable = {
  head: ["O quê", "Onde e com que nome", "Por quanto tempo"],
  rows: browserStorage.map(({ what, place, key, until }) => [what, `${PLACES[place]}; nome “${key}”`, until]),
};

/** Whether a name that a browser holds is one that we have told of. */
export function isDeclared(place: StoragePlace, name: string) {
  return browserStorage.some((thing) => thing.place === place && patternOf(thing.key).test(name));
}

const patternOf = (key: string) =>
  new RegExp(
    `^${key
      .split("*")
      .map((part) => part.replace(/[^\w-]/g, "\\$&"))
      .join(".+")}$`,
  );
