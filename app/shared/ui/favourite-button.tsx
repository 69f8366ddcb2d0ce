type FavouriteButtonProps = {
  id: string;
  name: string;
  /** With words beside the heart, where there is room for them. */
  isWorded?: boolean;
};

/** A heart that keeps somebody in this browser. What it does is in favourites.client.ts, which comes when it is needed. */
export function FavouriteButton({ id, name, isWorded = false }: FavouriteButtonProps) {
  return (
    <button
      type="button"
      data-act="favourite"
      data-id={id}
      data-name={name}
      aria-pressed="false"
      aria-label={`Guardar ${name} nos favoritos`}
      className={isWorded ? "favourite favourite-worded when-awake" : "favourite when-awake"}
    >
      {isWorded && <span>Favoritos</span>}
    </button>
  );
}
