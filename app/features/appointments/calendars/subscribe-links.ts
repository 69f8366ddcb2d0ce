import { brand } from "#app/shared/brand.ts";

/** Where calendar programs begin to follow an address, "https://…/x.ics". */
export function subscribeLinks(address: string) {
  const followed = address.replace(/^https?:/, "webcal:");
  return [
    {
      label: "Google Agenda",
      href: `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: followed })}`,
    },
    {
      label: "Outlook",
      href: `https://outlook.live.com/calendar/0/addfromweb?${new URLSearchParams({ url: address, name: `Agenda ${brand.name}` })}`,
    },
    { label: "iPhone ou Mac", href: followed },
  ];
}
