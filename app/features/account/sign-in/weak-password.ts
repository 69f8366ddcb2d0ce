import { minCharacters } from "./password.ts";

/** What people choose first, without accents and without the digits behind it; also as part of a keyboard or a row. */
const common = new Set(
  `password passwort passw pass senha senhas minhasenha senhaforte novasenha suasenha admin administrador administrator
  root user usuario login teste test testes testing welcome bemvindo master mestre default padrao guest convidado
  changeme mudar trocar segredo secret letmein iloveyou teamo euteamo teamomuito amo amor amores amorzinho meuamor
  love lovely princesa princess rainha anjo anjinho estrela flor linda lindo baby bebe gato gatinha gatinho cachorro
  dragon monkey tigre leao superman batman homemaranha pokemon naruto sunshine shadow football futebol baseball
  flamengo mengao corinthians timao palmeiras verdao saopaulo santos vasco gremio inter internacional cruzeiro
  botafogo fluminense bahia vitoria brasil brazil brasilia riodejaneiro jesus jesuscristo cristo deus deusefiel
  deusemaior deuseamor jesusteama jesusvive gospel igreja biblia salmo salmos oracao aleluia gloria senhor espirito
  familia felicidade saudade sucesso dinheiro trabalho escola professor professora medico medica doutor doutora
  psicologo psicologa psiquiatra dentista fisio terapia terapeuta saude clinica consultorio paciente betesda
  maria joao jose ana pedro paulo lucas mateus marcos gabriel gabriela rafael rafaela miguel davi daniel daniela
  bruno bruna carlos antonio francisco fernando fernanda juliana julia beatriz larissa amanda camila leticia
  michael jordan hunter computador internet google facebook instagram whatsapp microsoft windows android samsung
  hello ola oi bomdia boanoite obrigado obrigada abc abcd abcde abcdef qwe qwer qwert qwerty asd asdf asdfgh zxc`.split(
    /\s+/,
  ),
);

const rows = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "qwertyuiop",
  "asdfghjklç",
  "zxcvbnm",
  "1q2w3e4r5t6y7u8i9o0p",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik",
];
const lookalikes: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};

/** Whether somebody else would try it early; `own`: the name and the address of who chooses it. */
export function isWeakPassword(password: string, own: string[] = []) {
  const plain = simplify(password);
  const isShortNumber = /^\d{1,9}$/.test(plain);
  const isRepeated = /^(.{1,4})\1+.?$/.test(plain) || new Set(plain).size <= 2;
  return isShortNumber || isRepeated || isRow(plain) || isCommon(plain) || isOwn(plain, own);
}

/** Before it is saved; of what is too short something else is said. `isTaken`: the demo refuses none. */
export function weakPasswordWarning(password: string, own: string[], isTaken: boolean) {
  if ([...password].length < minCharacters || !isWeakPassword(password, own)) return undefined;
  const problem = isTaken
    ? "Esta senha é fácil de adivinhar. A demonstração aceita;"
    : "Esta senha não vai ser aceita, porque é fácil de adivinhar:";
  return `${problem} três ou quatro palavras que só você juntaria são mais seguras.`;
}

function simplify(text: string) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function isRow(plain: string) {
  const backwards = [...plain].reverse().join("");
  return rows.some((row) => row.includes(plain) || row.includes(backwards));
}

/** "Senha@2026", "p4ssw0rd": the word counts, whatever stands around it or for its letters. */
function isCommon(plain: string) {
  const word = plain.replace(/^[^a-z]+|[^a-z]+$/g, "");
  const spelled = [...plain].map((sign) => lookalikes[sign] ?? sign).join("");
  return [word, spelled, spelled.replace(/^[^a-z]+|[^a-z]+$/g, "")].some((each) => common.has(each));
}

/** Little beside the own name or address, such as a year. */
function isOwn(plain: string, own: string[]) {
  const words = own.flatMap((text) => simplify(text).split(/[^a-z0-9]+/)).filter((word) => word.length >= 3);
  const rest = words.sort((a, b) => b.length - a.length).reduce((left, word) => left.replaceAll(word, ""), plain);
  return rest !== plain && rest.replace(/[^a-z]/g, "").length <= 2 && rest.length <= 8;
}
