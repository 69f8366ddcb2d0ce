import { Badge } from "#app/shared/ui/badge.tsx";
import { Stars } from "#app/shared/ui/stars.tsx";
import type { FoundProfessional } from "./found.ts";

export type TrustFacts = Pick<FoundProfessional, "rating" | "reviewCount" | "verifiedOn">;

/** What patients say, and whether the registration was found in its register. */
export function TrustSigns({ rating, reviewCount, verifiedOn }: TrustFacts) {
  return (
    <p className="result-signs">
      {rating === null || reviewCount === 0 ? (
        <Badge variant="accent">Novo</Badge>
      ) : (
        <Stars rating={rating} reviews={reviewCount} />
      )}
      {verifiedOn ? (
        <Badge variant="success" className="result-verified">
          {`Verificado em ${verifiedOn}`}
        </Badge>
      ) : (
        <span className="text-sm text-muted-foreground">Registro ainda não conferido</span>
      )}
    </p>
  );
}
