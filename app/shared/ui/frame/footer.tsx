import { brand } from "#app/shared/brand.ts";
import type { Operator } from "#app/shared/operator.ts";
import { AccessibilityMark } from "./accessibility-mark.tsx";
import { LogoMark } from "./logo.tsx";

type FooterLink = {
  to: string;
  label: string;
  /** The page is the same for everybody: the mark on the root element decides. */
  className?: "for-visitor" | "for-session";
};

const LINKS: FooterLink[] = [
  { to: "/buscar", label: "Buscar Profissionais" },
  { to: "/cadastro", label: "Sou Profissional", className: "for-visitor" },
  { to: "/login", label: "Entrar", className: "for-visitor" },
  { to: "/dashboard", label: "Meu Painel", className: "for-session" },
];
const ABOUT: FooterLink[] = [
  { to: "/valores", label: "Nossos valores" },
  { to: "/como-ordenamos", label: "Como ordenamos" },
  { to: "/contato", label: "Contato" },
  { to: "/termos", label: "Termos de Uso" },
  { to: "/privacidade", label: "Política de Privacidade" },
  { to: "/lgpd", label: "Seus dados" },
  { to: "/seguranca", label: "Segurança" },
];

/** Who answers for the site, as Decreto 7.962 (art. 2) asks: name, CNPJ, address and e-mail, on every page. */
export function Footer({ operator }: { operator: Operator }) {
  const { name, cnpj, address, email } = operator;
  return (
    <footer className="border-t bg-surface text-sm">
      <div className="page-width grid grid-cols-1 gap-8 py-10 md:grid-cols-[1fr_auto] md:py-12">
        <div>
          <p className="flex items-center gap-2.5 font-serif text-xl font-semibold">
            <LogoMark className="size-8" />
            {brand.name}
          </p>
          <p className="mt-3 max-w-md text-muted-foreground">{brand.mission}</p>
          <a href="/acessibilidade" className="text-link mt-3 inline-flex min-h-11 items-center gap-2 font-semibold">
            <AccessibilityMark className="size-7" />
            Acessibilidade
          </a>
        </div>
        <nav
          aria-label="Rodapé"
          className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-8 md:grid-cols-2 md:gap-x-16"
        >
          <LinkList links={LINKS} />
          <LinkList links={ABOUT} />
        </nav>
        <div className="flex flex-col gap-x-8 gap-y-2 border-t pt-6 text-muted-foreground md:col-span-2 md:flex-row md:items-center md:justify-between">
          <div>
            <p>{brand.copyright}</p>
            <p className="mt-1">
              {name}, <span className="inline-block">CNPJ {cnpj}</span>
            </p>
            <p>{address}</p>
            <a href={`mailto:${email}`} className="text-link inline-flex min-h-11 items-center wrap-anywhere">
              {email}
            </a>
          </div>
          <p>
            Precisa de ajuda agora?{" "}
            <span className="inline-block">
              <a href="tel:188" className="text-link inline-flex min-h-11 items-center">
                CVV 188
              </a>{" "}
              ·{" "}
              <a href="tel:192" className="text-link inline-flex min-h-11 items-center">
                SAMU 192
              </a>
            </span>
          </p>
        </div>
      </div>
    </footer>
  );
}

function LinkList({ links }: { links: FooterLink[] }) {
  return (
    <ul className="flex flex-col">
      {links.map(({ to, label, className }) => (
        <li key={to} className={className}>
          <a href={to} className="text-link inline-flex min-h-11 items-center">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
