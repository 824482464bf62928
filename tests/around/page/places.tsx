import * as Headless from '@headlessui/react';
import Mui from '@mui/material/Dialog';
import * as Radix from '@radix-ui/react-dialog';
import * as OtherRadix from '@radix-ui/react-dialog?copy';
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Dialog as AriaDialog, Modal as AriaModal, ModalOverlay as AriaOverlay } from 'react-aria-components';
import { createPortal } from 'react-dom';
import { Drawer } from 'vaul';

/** What a host puts around a bell, opened from the start or by a button of its page. */
export interface PlaceProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly children: ReactNode;
}

function radix({ Root, Portal, Overlay, Content, Title, Description }: typeof Radix) {
  return ({ open, onOpenChange, children }: PlaceProps) => (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className="backdrop" />
        <Content className="dialog">
          <Title>Host</Title>
          <Description>A dialog</Description>
          {children}
        </Content>
      </Portal>
    </Root>
  );
}

function ReactAria({ open, onOpenChange, children }: PlaceProps) {
  return (
    <AriaOverlay className="backdrop" isOpen={open} onOpenChange={onOpenChange} isDismissable>
      <AriaModal className="dialog">
        <AriaDialog aria-label="Host">{children}</AriaDialog>
      </AriaModal>
    </AriaOverlay>
  );
}

function Material({ open, onOpenChange, children }: PlaceProps) {
  return (
    <Mui open={open} onClose={() => onOpenChange(false)} aria-label="Host" transitionDuration={0}>
      <div style={{ blockSize: 200, inlineSize: 460 }}>{children}</div>
    </Mui>
  );
}

function HeadlessUi({ open, onOpenChange, children }: PlaceProps) {
  return (
    <Headless.Dialog open={open} onClose={onOpenChange} aria-label="Host">
      <div className="backdrop" />
      <Headless.DialogPanel className="dialog">{children}</Headless.DialogPanel>
    </Headless.Dialog>
  );
}

function Native({ open, onOpenChange, children }: PlaceProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) {
      dialog.current?.showModal();
    } else {
      dialog.current?.close();
    }
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a dialog has Escape
    <dialog
      ref={dialog}
      className="dialog"
      aria-label="Host"
      onClose={() => onOpenChange(false)}
      onClick={(event) => event.target === event.currentTarget && onOpenChange(false)}
    >
      {open && children}
    </dialog>
  );
}

function Vaul({ open, onOpenChange, children }: PlaceProps) {
  return (
    <Drawer.Root open={open} onOpenChange={onOpenChange}>
      <Drawer.Portal>
        <Drawer.Overlay className="backdrop" />
        <Drawer.Content
          style={{
            position: 'fixed',
            insetInline: 0,
            bottom: 0,
            zIndex: 1300,
            blockSize: 400,
            background: '#fff',
          }}
        >
          <Drawer.Title>Host</Drawer.Title>
          <Drawer.Description>A drawer</Drawer.Description>
          {children}
        </Drawer.Content>
      </Drawer.Portal>
    </Drawer.Root>
  );
}

function FullScreen({ children }: PlaceProps) {
  return (
    <main>
      <button type="button" onClick={(event) => event.currentTarget.parentElement?.requestFullscreen()}>
        Full screen
      </button>
      {children}
    </main>
  );
}

function Popup({ children }: PlaceProps) {
  const [body, setBody] = useState<HTMLElement>();
  return (
    <>
      <button
        type="button"
        onClick={() => {
          const other = open('', '', 'width=800,height=700');
          for (const sheet of other ? document.querySelectorAll('style, link[rel="stylesheet"]') : []) {
            other?.document.head.append(sheet.cloneNode(true));
          }
          setBody(other?.document.body);
        }}
      >
        Window
      </button>
      {body && createPortal(children, body)}
    </>
  );
}

/** In a shadow root without styles of carillon, which the page's do not reach: only where things are is looked at. */
function Shadow({ children }: PlaceProps) {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot>();
  useEffect(() => {
    const made = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: 'open' });
    for (const sheet of made?.childElementCount === 0
      ? document.querySelectorAll('style, link[rel="stylesheet"]')
      : []) {
      made?.append(sheet.cloneNode(true));
    }
    setRoot(made);
  }, []);
  return (
    <div ref={host} style={{ transform: 'translate(20px, 30px)', blockSize: 60, overflow: 'hidden' }}>
      {root && createPortal(children, root)}
    </div>
  );
}

const inStyle =
  (style: Readonly<Record<string, string | number>>) =>
  ({ children }: PlaceProps) => <div style={style}>{children}</div>;

/** A page whose body is zoomed as a whole. */
function ZoomedPage({ children }: PlaceProps) {
  useEffect(() => {
    document.body.style.setProperty('zoom', '1.25');
  }, []);
  return children;
}

function Frame({ children }: PlaceProps) {
  return (
    <>
      {children}
      <iframe
        title="Elsewhere"
        srcDoc="<button>In the frame</button>"
        style={{ position: 'absolute', insetInlineStart: 560, insetBlockStart: 100 }}
      />
    </>
  );
}

const hear = ({ type, target, currentTarget }: SyntheticEvent<HTMLElement>) => {
  const isOwn = currentTarget.contains(target as Node) && !(target as Element).closest('[role="dialog"]');
  if (!isOwn) {
    window.heard.push(type);
  }
};

/** What is pressed as a whole, can be dragged, and has keys of its own. */
function Card({ children }: PlaceProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: cards of hosts are so
    <div
      draggable
      onClick={hear}
      onDoubleClick={hear}
      onContextMenu={hear}
      onKeyDown={hear}
      onKeyUp={hear}
      onMouseDown={hear}
      onMouseUp={hear}
      onPointerDown={hear}
      onPointerUp={hear}
      onPointerMove={hear}
      onFocus={hear}
      onBlur={hear}
      onWheel={hear}
      onDragStart={hear}
    >
      {children}
    </div>
  );
}

function Form({ children }: PlaceProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        window.sent += 1;
      }}
    >
      {children}
      <button type="submit">Send</button>
    </form>
  );
}

/** Dialogs of a host. */
export const dialogs = {
  Radix: radix(Radix),
  'another copy of Radix': radix(OtherRadix),
  'React Aria': ReactAria,
  MUI: Material,
  'Headless UI': HeadlessUi,
  'the browser': Native,
  vaul: Vaul,
};

/** All that is tried around a bell. */
export const places: Readonly<Record<string, (props: PlaceProps) => ReactNode>> = {
  ...dialogs,
  page: ({ children }) => children,
  'full screen': FullScreen,
  'another window': Popup,
  'a shadow root': Shadow,
  'a parent that is turned and moved': inStyle({
    transform: 'translate(40px, 80px) scale(0.9)',
    willChange: 'transform',
  }),
  'a parent that cuts off': inStyle({ overflow: 'hidden', blockSize: 60, contain: 'paint' }),
  'a parent that scrolls': inStyle({ overflow: 'auto', blockSize: 120, containerType: 'inline-size' }),
  'a zoomed parent': inStyle({ zoom: 1.25 }),
  'a zoomed page': ZoomedPage,
  'a frame beside it': Frame,
  'a card that is pressed and dragged': Card,
  'a form': Form,
};
