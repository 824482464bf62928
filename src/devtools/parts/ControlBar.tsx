import { useEffect, useRef, useState } from 'react';
import { Button } from '../../primitives/index.ts';
import type { DevtoolsControls } from '../DevtoolsControls.ts';
import { words } from '../words.ts';

/** The buttons that cause something. */
export function ControlBar({ controls }: { controls: DevtoolsControls }) {
  const { sendMessage, breakLine, failCalls } = controls;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a look of its own, which hosts style
    <div role="group" aria-label={words.controls} className="carillon-devtools-foot">
      {sendMessage && <SendButton send={sendMessage} />}
      {breakLine && <Trouble label={words.breakLine} begin={breakLine} />}
      {failCalls && <Trouble label={words.failCalls} begin={failCalls} />}
    </div>
  );
}

/** Sends a message, and says why that failed. */
function SendButton({ send }: { send: () => unknown }) {
  const [problem, setProblem] = useState('');
  async function press() {
    try {
      await send();
      setProblem('');
    } catch (thrown) {
      setProblem(thrown instanceof Error ? thrown.message : String(thrown));
    }
  }
  return (
    <>
      <Button size="small" onClick={() => void press()}>
        {words.sendMessage}
      </Button>
      {problem !== '' && (
        <p role="alert" className="carillon-devtools-problem">
          {problem}
        </p>
      )}
    </>
  );
}

/** A button that causes trouble as long as it is pressed, and no longer than it is there. */
function Trouble({ label, begin }: { label: string; begin: () => () => void }) {
  const end = useRef<(() => void) | undefined>(undefined);
  const [isPressed, setPressed] = useState(false);
  useEffect(() => () => end.current?.(), []);
  return (
    <Button
      size="small"
      aria-pressed={isPressed}
      onClick={() => {
        end.current?.();
        end.current = isPressed ? undefined : begin();
        setPressed(!isPressed);
      }}
    >
      {label}
    </Button>
  );
}
