import { useEffect, useState } from "react";
import { loadBackend } from "#app/shared/backend/backend.ts";

/** Where councils allow prices, as operators keep it; undefined until that is known. */
export function usePricedSpecialties() {
  const [names, setNames] = useState<string[]>();
  useEffect(() => {
    void loadBackend()
      .then((backend) => backend.from("specialties").select("name").eq("allows_prices", true))
      .then(({ data }) => setNames(data?.map(({ name }) => name)));
  }, []);
  return names;
}
