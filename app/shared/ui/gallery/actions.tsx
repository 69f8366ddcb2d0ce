import { Badge } from "#app/shared/ui/badge.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { SearchIcon } from "#app/shared/ui/icons/feature-icons.tsx";
import { Row, Section } from "./specimen.tsx";

const VARIANTS = ["default", "destructive", "outline", "secondary", "ghost", "link"] as const;
const SIZES = ["default", "sm", "lg", "icon"] as const;
const BADGES = ["default", "secondary", "outline", "accent", "success", "warning", "destructive"] as const;

export function Actions() {
  return (
    <>
      <Section id="botoes" title="Botões">
        {VARIANTS.map((variant) => (
          <Row key={variant} label={variant}>
            {SIZES.map((size) => (
              <Button key={size} variant={variant} size={size} aria-label={size === "icon" ? "Buscar" : undefined}>
                {size === "icon" ? <SearchIcon /> : `Tamanho ${size}`}
              </Button>
            ))}
            <Button variant={variant} busy busyLabel="Entrando...">
              Entrar
            </Button>
            <Button variant={variant} disabled>
              Indisponível
            </Button>
          </Row>
        ))}
        <Row label="Com ícone, como link, texto longo">
          <Button>
            <SearchIcon /> Buscar
          </Button>
          <a href="/buscar" className={buttonVariants({ variant: "outline" })}>
            Um link
          </a>
          <Button variant="secondary" className="w-full max-w-64">
            Um texto de botão que não cabe em uma linha só
          </Button>
        </Row>
      </Section>
      <Section id="etiquetas" title="Etiquetas">
        <Row label="Badge">
          {BADGES.map((variant) => (
            <Badge key={variant} variant={variant}>
              {variant}
            </Badge>
          ))}
        </Row>
        <div className="on-deep rounded p-6">
          <Row label="Sobre o fundo escuro">
            <Button>Encontrar Profissional Agora</Button>
            <Button variant="link">Um link</Button>
          </Row>
        </div>
      </Section>
    </>
  );
}
