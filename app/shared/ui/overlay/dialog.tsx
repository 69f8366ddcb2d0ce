import { Modal, type ModalProps } from "./modal.tsx";

/** A question or a short form over the page. */
export function Dialog(props: ModalProps) {
  return (
    <Modal
      {...props}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-lg overflow-hidden rounded"
    />
  );
}
