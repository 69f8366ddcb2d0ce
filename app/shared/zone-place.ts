/** "America/Sao_Paulo" → "Brasília": how Brazilians call the clocks that a zone stands for, after "de". */
export function zonePlace(zone: string) {
  const place = zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone;
  return PLACES[place] ?? place;
}

const PLACES: Record<string, string> = {
  "Sao Paulo": "Brasília",
  Noronha: "Fernando de Noronha",
  Cuiaba: "Cuiabá",
  Belem: "Belém",
  Maceio: "Maceió",
  Araguaina: "Araguaína",
  Santarem: "Santarém",
  Eirunepe: "Eirunepé",
  Bahia: "Salvador",
  Lisbon: "Lisboa",
  "New York": "Nova York",
  London: "Londres",
  Berlin: "Berlim",
  Rome: "Roma",
  Brussels: "Bruxelas",
  Tokyo: "Tóquio",
  Asuncion: "Assunção",
  Montevideo: "Montevidéu",
};
