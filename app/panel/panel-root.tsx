import { Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router";

export function PanelRoot() {
  return (
    <>
      <NavigationStatus />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

/** On the way to another page, when that takes long enough to wonder; until then the old one stays. */
function NavigationStatus() {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-20 z-50 flex justify-center">
      {next && next.pathname !== pathname && (
        <p className="appear-late rounded border bg-surface-raised px-5 py-2.5 font-semibold shadow">Carregando...</p>
      )}
    </div>
  );
}
