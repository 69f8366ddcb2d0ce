import { Link } from "@react-email/link";
import { colours } from "../look.ts";
import { Note } from "../parts.tsx";

/** The contract, in the very words that were accepted. */
export function AcceptedTerms({ href }: { href: string | undefined }) {
  if (!href) return null;
  return (
    <Note>
      Seu contrato são os Termos de Uso na versão que você aceitou:{" "}
      <Link href={href} className="link" style={{ color: colours.muted, textDecoration: "underline" }}>
        {href}
      </Link>
    </Note>
  );
}
