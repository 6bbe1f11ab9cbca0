// The board as readers will see it: the site's own page for one board, in a frame.
(function ({ element: { createElement: el, useEffect, useRef, useState } }, rochade) {
  const VERSION = 1;
  // Milliseconds for which nothing was typed before the frame follows.
  const PAUSE = 400;
  // Web servers refuse longer addresses; what is longer comes by message.
  const LONGEST = 4000;

  // The address of a page with one board.
  rochade.address = (words) => `${rochade.site}embed.html?${new URLSearchParams(Object.entries(words).filter(([, value]) => value))}`;

  // The same value, once it has not changed for a moment.
  function useLater(value) {
    const [later, setLater] = useState(value);
    useEffect(() => {
      const timer = setTimeout(() => setLater(value), PAUSE);
      return () => clearTimeout(timer);
    }, [value]);
    return later;
  }

  // `words` are the board's; where its block is not selected, a click selects it.
  rochade.Preview = function Preview({ words, title, isSelected }) {
    const frame = useRef();
    const [height, setHeight] = useState();
    const whole = rochade.address({ ...words, title: '', size: 'flow' });
    const isLong = whole.length > LONGEST;
    const games = useLater(isLong ? words.pgn : '');
    const address = useLater(isLong ? rochade.address({ ...words, pgn: '', title: '', size: 'flow', interactive: words.interactive || 'replay' }) : whole);

    useEffect(() => {
      // In an editor that is itself a frame, messages come to the window of that.
      const around = frame.current.ownerDocument.defaultView;
      const { origin } = new URL(rochade.site, document.baseURI);
      function hear({ source, data }) {
        const to = frame.current?.contentWindow;
        if (!to || source !== to || data?.rochade !== VERSION) return;
        const tell = (type, detail) => to.postMessage({ rochade: VERSION, type, detail }, origin);
        if (data.type === 'resize' && data.detail.height < 1e4) setHeight(data.detail.height);
        if (data.type !== 'hello') return;
        tell('greet', {});
        if (games) tell('load', { pgn: games });
      }
      around.addEventListener('message', hear);
      return () => around.removeEventListener('message', hear);
    }, [address, games]);

    return el(
      'div',
      { className: 'rochade-preview' },
      // Another address is another frame: else browsers would keep each as a page to go back to.
      el('iframe', { key: address + games, ref: frame, src: address, title, style: height && { height } }),
      !isSelected && el('div', { className: 'rochade-cover' }),
    );
  };
}(window.wp, window.rochade));
