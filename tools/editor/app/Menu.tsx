import { type ReactNode, useId } from 'react';

type MenuProps = { label: ReactNode; name?: string; onOpen?: () => void; children: ReactNode };

/** A button that opens a list of buttons or links. The browser closes the list on Esc, or on a press elsewhere. */
export function Menu({ label, name, onOpen, children }: MenuProps) {
  const id = useId();
  return (
    <>
      <button type="button" className="quiet" popoverTarget={id} aria-label={name}>
        {label}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons inside have the keys. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the presses are on the buttons inside. */}
      <div
        id={id}
        popover="auto"
        className="menu"
        onToggle={({ newState }) => newState === 'open' && onOpen?.()}
        onClick={({ currentTarget }) => currentTarget.hidePopover()}
      >
        {children}
      </div>
    </>
  );
}
