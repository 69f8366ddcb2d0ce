import { Note, TextLink } from "../parts.tsx";

/** The contract, in the very words that were accepted. */
export function AcceptedTerms({ href }: { href: string | undefined }) {
  if (!href) return null;
  return (
    <Note>
      Seu contrato são os Termos de Uso na versão que você aceitou: <TextLink href={href}>{href}</TextLink>
    </Note>
  );
}
