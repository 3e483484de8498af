import { type Use, WrongUse } from '../command.ts';

/** Each script hands the words up to the cursor to `openrole --complete` and offers the lines it prints. */
const scripts: Readonly<Record<string, string>> = {
  bash: `# openrole completion bash > /etc/bash_completion.d/openrole
_openrole() {
  local IFS=$'\\n'
  COMPREPLY=($(openrole --complete "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _openrole openrole
`,
  zsh: `#compdef openrole
# openrole completion zsh > "\${fpath[1]}/_openrole"
_openrole() {
  local -a found
  found=("\${(@f)$(openrole --complete "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ -n "$found" ]]; then compadd -a found; else _files; fi
}
# From a folder of fpath, this file is the body of the function, called by the first Tab.
if [[ "\${funcstack[1]}" == _openrole ]]; then _openrole "$@"; else compdef _openrole openrole; fi
`,
  fish: `# openrole completion fish > ~/.config/fish/completions/openrole.fish
function __openrole_complete
    set -l words (commandline -opc) (commandline -ct)
    openrole --complete $words[2..-1] 2>/dev/null
end
complete -c openrole -a '(__openrole_complete)'
`,
  powershell: `# openrole completion powershell >> $PROFILE
Register-ArgumentCompleter -Native -CommandName openrole -ScriptBlock {
  param($word, $ast, $position)
  $words = @($ast.CommandElements | Select-Object -Skip 1 | ForEach-Object { "$_" })
  if ($word -eq '') { $words += '' }
  openrole --complete @words 2>$null | ForEach-Object {
    [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_)
  }
}
`,
};

export function run({ words: [shell = ''] }: Use): Promise<number> {
  const script = scripts[shell];
  if (script === undefined) {
    throw new WrongUse(`${shell} is none of ${Object.keys(scripts).join(', ')}.`);
  }
  process.stdout.write(script);
  return Promise.resolve(0);
}
