import type { ReactNode } from "react";
import { Input } from "#app/shared/ui/form/input.tsx";

/** Free text with suggestions (search-form.client.ts). `children`: the distance, shown under the city. */
export function CityField({ defaultCity, children }: { defaultCity: string; children: ReactNode }) {
  return (
    <div className="city-field flex flex-col gap-2">
      <div className="relative">
        <label htmlFor="cidade" className="font-semibold">
          Cidade
        </label>
        <Input
          id="cidade"
          name="cidade"
          defaultValue={defaultCity}
          maxLength={60}
          placeholder="Ex.: Campinas ou 13010-000"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded="false"
          aria-controls="cidade-lista"
          className="mt-1.5"
        />
        <div
          id="cidade-lista"
          role="listbox"
          aria-label="Cidades"
          hidden
          className="z-10 mt-1 w-full overflow-hidden rounded border border-input bg-surface-raised py-1 shadow lg:absolute"
        />
      </div>
      <div className="city-distance flex flex-col gap-2">{children}</div>
    </div>
  );
}
