#!/bin/bash
stop() {
  echo "$1"
  echo 'Aperte Enter para fechar.'
  read -r
  exit 1
}

cd "${0%/*}" || exit 1
[ -f package.json ] || stop 'O resto do site não está aqui. Dê dois cliques no arquivo ZIP e, na pasta que aparecer, abra o Editar.command.'
command -v npm >/dev/null || stop 'Falta o Node. Baixe em https://nodejs.org a versão indicada como LTS, instale e abra este arquivo de novo.'
npm run edit || stop 'O editor não abriu, ou parou. O motivo está acima.'
