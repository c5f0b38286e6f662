// The field for the player's own name, where a table on the server is opened or joined.
import { choose, settings } from '../settings/settings.ts';
import { appWords } from '../words/index.ts';
import ui from './ui.module.css';

export function OwnName() {
  return (
    <label class={ui.ownName}>
      <span>{appWords().ownName}</span>
      <input
        class={ui.field}
        maxLength={20}
        autocomplete="nickname"
        value={settings.value.name}
        placeholder={appWords().guest}
        onInput={(event) => choose({ name: event.currentTarget.value })}
      />
    </label>
  );
}
