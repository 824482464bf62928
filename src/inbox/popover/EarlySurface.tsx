'use client';

import {
  type ComponentPropsWithoutRef,
  type ComponentType,
  forwardRef,
  type ReactNode,
  type RefAttributes,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useFeedRows } from '../../data/index.ts';
import { cx, ownEvents, type PopoverSurfaceProps } from '../../primitives/index.ts';
import { useOverlays } from '../menu/useOverlays.tsx';
import { useRoot } from '../root/RootContext.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { early } from './EarlySurface.css.ts';
import { moveInto } from './moveInto.ts';
import { PanelFrame } from './PanelFrame.tsx';

/** By name, what React calls for an event. */
type Handlers = Record<string, ((event: SyntheticEvent) => void) | undefined>;

/**
 * A surface that is opened before its code is there. The browser itself shows what is in it, beside the bell, and once there are rows the
 * surface is fetched. What is in it then moves into that, and neither mounts anew nor loses the focus or the scroll position.
 */
export const EarlySurface = forwardRef<HTMLDivElement, PopoverSurfaceProps>(
  function EarlySurface(props, ref) {
    const { children, className, style, label } = props;
    const { query } = useRoot('Inbox.Popover');
    const { container } = useInboxSettings('Inbox.Popover');
    const { isFetching } = useFeedRows(query, { enabled: false });
    const isPlaced = !container && canPlace(props);
    const overlays = useOverlays(!isPlaced || !isFetching);
    const Surface:
      | ComponentType<PopoverSurfaceProps & RefAttributes<HTMLDivElement> & { asChild: true }>
      | undefined = overlays?.PopoverSurface;
    const [room] = useState(createRoom);
    const [isTaken, take] = useReducer(() => true, false);
    const surface = useRef<Handlers>({});
    return (
      <>
        {Surface && (
          <Surface {...props} ref={ref} asChild style={{ ...style, animation: 'none' }}>
            <TakingSurface room={room} onTaken={take} handlers={surface} />
          </Surface>
        )}
        {!isTaken && (
          <PanelFrame label={label} className={isPlaced ? cx(className, early) : className} style={style}>
            {isPlaced && <Place room={room} />}
          </PanelFrame>
        )}
        {/* After its place, so that it has a layout when its own effects measure that. */}
        {(isPlaced || isTaken) && createPortal(<Contents surface={surface}>{children}</Contents>, room)}
      </>
    );
  },
);

/** What of the props says where the surface is. */
const ofPosition = /^(?:side|align|collision|avoid|sticky)/;

/** Whether the browser can put the surface where these props say. */
function canPlace(props: PopoverSurfaceProps): boolean | undefined {
  const isGiven = Object.entries(props).some(([name, value]) => value !== undefined && ofPosition.test(name));
  return !isGiven && globalThis.CSS?.supports?.('position-area', 'block-end');
}

const boxless = { display: 'contents' };

/** The element that holds what is in the surface, wherever that is. */
function createRoom(): HTMLElement {
  const room = document.createElement('div');
  Object.assign(room.style, boxless);
  return room;
}

/** Where what is in the room is shown. */
function Place({ room, onTaken }: { room: HTMLElement; onTaken?: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) {
      moveInto(place.current, room);
      onTaken?.();
    }
  }, [room, onTaken]);
  return <div ref={place} style={boxless} />;
}

/** Props of `TakingSurface`. */
interface TakingSurfaceProps extends ComponentPropsWithoutRef<'div'> {
  room: HTMLElement;
  onTaken: () => void;
  handlers: RefObject<Handlers>;
}

/** The element of the surface, which takes what is in the room. */
const TakingSurface = forwardRef<HTMLDivElement, TakingSurfaceProps>(function TakingSurface(props, ref) {
  const { room, onTaken, handlers, ...given } = props;
  useLayoutEffect(() => {
    handlers.current = given as Handlers;
  });
  return (
    <div {...given} ref={ref}>
      <Place room={room} onTaken={onTaken} />
    </div>
  );
});

/** The events that a surface listens to, itself or by the props of its host. */
const heard = Object.keys(ownEvents).flatMap((name) => [name, `${name}Capture`]);

/** What is in the surface. In React that is not inside of it, so its events are passed on. */
function Contents({ surface, children }: { surface: RefObject<Handlers>; children: ReactNode }) {
  const [handlers] = useState<Handlers>(() =>
    Object.fromEntries(
      heard.map((name) => [
        name,
        (event: SyntheticEvent) => {
          surface.current[name]?.(event);
          ownEvents[name]?.(event);
        },
      ]),
    ),
  );
  return (
    <div style={boxless} {...handlers}>
      {children}
    </div>
  );
}
