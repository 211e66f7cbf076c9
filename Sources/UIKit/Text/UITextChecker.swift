// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Checks spelling. There are no dictionaries here, so that it is as with a language that has none: every word is
/// right, which is said once on standard error, and none is guessed. Words that the app has it learn or ignore are kept
/// for as long as the app runs.
@preconcurrency @MainActor open class UITextChecker: NSObject {
  private static var learned = Set<String>()

  /// Words that this checker takes for right. Defaults to none.
  open var ignoredWords: [String]?

  public override init() {
    super.init()
  }

  /// The languages of which there are dictionaries: none.
  open class var availableLanguages: [String] { [] }

  /// The first word that is wrong, from a place on: none, which is a range at `NSNotFound`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    AssetWarnings.warn("UITextChecker: Tessera has no dictionaries, so that every word is right.")
    return NSRange(location: NSNotFound, length: 0)
  }

  /// What could be meant by a word that is wrong: `nil`, which is no dictionary.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

  /// How a word may go on: `nil`, which is no dictionary.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

  open class func learnWord(_ word: String) { learned.insert(word) }
  open class func unlearnWord(_ word: String) { learned.remove(word) }
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
}
