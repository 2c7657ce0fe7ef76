@echo off
chcp 65001 >nul
cd /d "%~dp0"
if not exist package.json (
  echo O resto do site não está aqui. Clique no arquivo ZIP com o botão direito, escolha "Extrair tudo" e abra o Editar.cmd da pasta que aparecer.
  goto stop
)
where npm.cmd >nul 2>nul
if errorlevel 1 (
  echo Falta o Node. Baixe em https://nodejs.org a versão indicada como LTS, instale e abra este arquivo de novo.
  goto stop
)
call npm.cmd run edit
if not errorlevel 1 exit /b 0
echo O editor não abriu, ou parou. O motivo está acima.
:stop
pause
exit /b 1
