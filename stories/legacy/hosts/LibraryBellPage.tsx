import { type ComponentPropsWithoutRef, forwardRef, useState } from 'react';
import { contents, type LegacyPage } from './host.ts';
import { NovuProvider, PopoverNotificationCenter } from './widget.ts';

/** An icon button as a component library has it. */
const IconButton = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(function IconButton(
  { children, ...props },
  ref,
) {
  return (
    <button type="button" className="LibraryIconButton" {...props} ref={ref}>
      {children}
      <span className="LibraryRipple" />
    </button>
  );
});

/** A component of the host's, which passes nothing on. */
function MyBell({ count }: { count: number }) {
  return (
    <div className="MyBell">
      <IconButton aria-label="My bell">{count > 9 ? '9+' : 'bell'}</IconButton>
    </div>
  );
}

/** A page with a bell of a component library. */
export const libraryBellPage: LegacyPage = {
  title: "a component library's button as the bell",
  Host: function Host({ identity }) {
    const [clicked, setClicked] = useState('nothing');
    return (
      <NovuProvider {...identity}>
        <output>{clicked} clicked</output>
        <PopoverNotificationCenter
          colorScheme="light"
          onNotificationClick={({ content }) => setClicked(String(content))}
        >
          {({ unseenCount = 0 }) => <MyBell count={unseenCount} />}
        </PopoverNotificationCenter>
      </NovuProvider>
    );
  },
  steps: [
    { press: 'My bell' },
    { text: contents[0] },
    { says: `${contents[0]} clicked` },
    { press: 'My bell' },
  ],
};
