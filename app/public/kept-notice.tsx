/**
 * Hidden until the page is an older copy: the service worker (no connection) or the server (no database) then says so
 * on the root element with `data-kept`, and the style sheet shows the line that belongs to it.
 */
export function KeptNotice() {
  return (
    <div role="status" className="kept-notice">
      <p className="kept-offline page-width">
        Você está sem conexão. Esta é a cópia guardada neste aparelho
        <span data-kept-when />; horários e contatos podem ter mudado.
      </p>
      <p className="kept-stale page-width">
        Estamos com um problema passageiro. Esta página pode estar desatualizada por alguns minutos.
      </p>
    </div>
  );
}
