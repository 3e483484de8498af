import { Fragment, h } from '../h.ts';
import { chatWords, words } from './words/words.ts';

/** Opens the chat with the platform agent. */
export function ChatButton() {
  return (
    <button type="button" data-chat aria-expanded={false}>
      {words.chat.ask}
    </button>
  );
}

/** The panel of the chat. It enters the page when it is first opened; its script is loaded then. */
export function ChatPanel() {
  return (
    <>
      <template id="chat-panel" data-words={chatWords}>
        <aside class="chat" aria-label={words.chat.title}>
          <Head />
          <div class="log" role="log" aria-label={words.chat.title} tabindex={0} />
          <p role="status" class="hint" />
          <p class="hint" data-cost hidden />
          <div data-problem role="alert" class="problem" hidden />
          <MessageForm />
        </aside>
      </template>
      <ActionCard />
    </>
  );
}

function Head() {
  return (
    <>
      <header>
        <h2>{words.chat.title}</h2>
        <button type="button" data-new>
          {words.chat.newChat}
        </button>
        <button type="button" data-hides>
          {words.shortcuts.close}
        </button>
      </header>
      <p class="hint">
        {words.chat.about} <span data-here>{words.chat.aboutHere}</span>
      </p>
    </>
  );
}

function MessageForm() {
  return (
    <form>
      <label>
        {words.chat.message}
        <textarea
          name="message"
          rows={2}
          maxlength={4000}
          required
          placeholder={words.chat.placeholder}
        />
      </label>
      <div class="buttons">
        <button type="submit">{words.chat.send}</button>
        <button type="button" data-stops hidden>
          {words.chat.stop}
        </button>
      </div>
    </form>
  );
}

function ActionCard() {
  return (
    <template id="chat-action">
      <section class="card">
        <h3 data-slot="tool" />
        <dl />
        <p class="hint" data-slot="state" />
        <div class="buttons">
          <button type="button" data-approves>
            {words.chat.approve}
          </button>
          <button type="button" data-rejects>
            {words.chat.reject}
          </button>
        </div>
      </section>
    </template>
  );
}
