# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The part of a completion in bash that is the same for every program, put behind the functions that know the program's
# commands, options and words. The generator replaces __function__ and __program__.
#
# Words are cut at blanks alone, and not at the colons and equal signs at which bash cuts, since ids and settings
# contain them; what bash already has behind such a sign is taken off the answers again.

__function__() {
    local line=${COMP_LINE:0:COMP_POINT} path=__program__ option='' values=0 word cur=''
    local -a words
    read -ra words <<<"$line"
    if [[ $line != *[[:blank:]] ]]; then
        cur=${words[-1]}
        unset 'words[-1]'
    fi
    for word in "${words[@]:1}"; do __function___walk; done

    COMPREPLY=()
    if [[ $cur == --*=* ]]; then
        option=${cur%%=*}
        __function___values "${cur#*=}"
    elif [[ $cur == -* ]]; then
        __function___answer "$cur" "$(__function___options "$path")"
    else
        case $(__function___takes "$path" "$option"),$values in
            one,0 | several,*) __function___values "$cur" ;;
            *) __function___rest ;;
        esac
    fi
}

# Where one more word leads: option and values say which option came last, and how many values it has.
__function___walk() {
    if [[ $word == -* ]]; then
        option=${word%%=*}
        values=0
        if [[ $word == *=* ]]; then values=1; fi
        return
    fi
    case $(__function___takes "$path" "$option"),$values in
        one,0 | several,*) values=$((values + 1)) ;;
        *)
            if [[ " $(__function___commands "$path") " == *" $word "* ]]; then
                path+=" $word"
                option=''
            fi
            ;;
    esac
}

# Answers with those of the words $2 that begin with $1, which is the end of what is typed.
__function___answer() {
    local behind=${COMP_WORDS[COMP_CWORD]} given i
    case $behind in
        = | :) given=$cur ;;
        *) given=${cur%"$behind"} ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$2" -- "$1")
    for i in "${!COMPREPLY[@]}"; do
        COMPREPLY[i]=${cur%"$1"}${COMPREPLY[i]}
        COMPREPLY[i]=${COMPREPLY[i]#"$given"}
    done
    if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *= ]]; then compopt -o nospace 2>/dev/null; fi
}

# Answers with values of the option, of which $1 is typed.
__function___values() {
    local words
    words=$(__function___words "$path" "$option")
    case $words in
        FILE) compopt -o default 2>/dev/null ;;
        DIR)
            mapfile -t COMPREPLY < <(compgen -d -- "$1")
            compopt -o filenames 2>/dev/null
            ;;
        ,*) __function___answer "${1##*,}" "${words#,}" ;;
        *) __function___answer "$1" "$words" ;;
    esac
}

# Where no value is wanted: commands, else files, else options.
__function___rest() {
    local commands
    commands=$(__function___commands "$path")
    if [[ -n $commands ]]; then
        __function___answer "$cur" "$commands"
    elif [[ -n $(__function___files "$path") ]]; then
        compopt -o default 2>/dev/null
    else
        __function___answer "$cur" "$(__function___options "$path")"
    fi
}

complete -F __function__ __program__
