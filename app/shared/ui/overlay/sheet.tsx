import { Modal, type ModalProps } from "./modal.tsx";

/** Rises from below on a phone and stands at the right on larger screens: filters, details. */
export function Sheet(props: ModalProps) {
  return (
    <Modal
      {...props}
      className="mt-auto max-h-[90dvh] w-full max-w-none overflow-hidden rounded-t md:mt-0 md:mr-0 md:ml-auto md:h-dvh md:max-h-none md:max-w-md md:rounded-none"
    />
  );
}
