// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A language, by its code.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let undetermined = NLLanguage("und")
  public static let arabic = NLLanguage("ar")
  public static let armenian = NLLanguage("hy")
  public static let bengali = NLLanguage("bn")
  public static let danish = NLLanguage("da")
  public static let dutch = NLLanguage("nl")
  public static let english = NLLanguage("en")
  public static let finnish = NLLanguage("fi")
  public static let french = NLLanguage("fr")
  public static let georgian = NLLanguage("ka")
  public static let german = NLLanguage("de")
  public static let greek = NLLanguage("el")
  public static let hebrew = NLLanguage("he")
  public static let hindi = NLLanguage("hi")
  public static let italian = NLLanguage("it")
  public static let japanese = NLLanguage("ja")
  public static let korean = NLLanguage("ko")
  public static let norwegian = NLLanguage("nb")
  public static let polish = NLLanguage("pl")
  public static let portuguese = NLLanguage("pt")
  public static let russian = NLLanguage("ru")
  public static let simplifiedChinese = NLLanguage("zh-Hans")
  public static let spanish = NLLanguage("es")
  public static let swedish = NLLanguage("sv")
  public static let tamil = NLLanguage("ta")
  public static let thai = NLLanguage("th")
  public static let traditionalChinese = NLLanguage("zh-Hant")
  public static let turkish = NLLanguage("tr")
  public static let ukrainian = NLLanguage("uk")
  public static let vietnamese = NLLanguage("vi")
}

/// Says in which language a text is, by its letters and its commonest words. It knows fewer languages than iOS, and shorter
/// texts of the Latin script are often none to it.
open class NLLanguageRecognizer: NSObject, @unchecked Sendable {
  private var text = ""
  /// The only languages that count; empty for all.
  open var languageConstraints: [NLLanguage] = []
  /// How likely languages are before anything is read.
  open var languageHints: [NLLanguage: Double] = [:]

  public override init() { super.init() }

  open class func dominantLanguage(for string: String) -> NLLanguage? {
    let recognizer = NLLanguageRecognizer()
    recognizer.processString(string)
    return recognizer.dominantLanguage
  }

  open func processString(_ string: String) { text += string }
  open func reset() { text = "" }

  /// `nil` where nothing is known of the text.
  open var dominantLanguage: NLLanguage? { ranked.first?.language }

  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
    let ranked = ranked
    let sum = ranked.reduce(0) { $0 + $1.weight }
    return Dictionary(
      ranked.prefix(max(0, maxHypotheses)).map { ($0.language, sum > 0 ? $0.weight / sum : 0) }
    ) { first, _ in first }
  }

  private var ranked: [(language: NLLanguage, weight: Double)] {
    var weights: [NLLanguage: Double] = [:]
    for scalar in text.unicodeScalars {
      if let language = Self.language(of: scalar) { weights[language, default: 0] += 1 }
    }
    // Kana are Japanese's alone, and stand among ideographs.
    if let kana = weights[.japanese], let han = weights[.simplifiedChinese] {
      weights[.japanese] = kana + han
      weights[.simplifiedChinese] = nil
    }
    if let russian = weights[.russian], text.contains(where: { "іїєґІЇЄҐ".contains($0) }) {
      weights[.russian] = nil
      weights[.ukrainian] = russian
    }
    let words = text.lowercased().split { !$0.isLetter && $0 != "'" && $0 != "’" }
    for word in words {
      for (language, common) in Self.words where common.contains(word) { weights[language, default: 0] += 3 }
    }
    for character in text.lowercased() {
      for (language, letters) in Self.letters where letters.contains(character) { weights[language, default: 0] += 2 }
    }
    for (language, hint) in languageHints { if let weight = weights[language] { weights[language] = weight * hint } }
    return weights.filter { languageConstraints.isEmpty || languageConstraints.contains($0.key) }
      .map { (language: $0.key, weight: $0.value) }
      .sorted { $0.weight == $1.weight ? $0.language.rawValue < $1.language.rawValue : $0.weight > $1.weight }
  }

  /// Of scripts that one language is mostly written in.
  private static func language(of scalar: Unicode.Scalar) -> NLLanguage? {
    switch scalar.value {
    case 0x0370...0x03FF: .greek
    case 0x0400...0x04FF: .russian
    case 0x0530...0x058F: .armenian
    case 0x0590...0x05FF: .hebrew
    case 0x0600...0x06FF: .arabic
    case 0x0900...0x097F: .hindi
    case 0x0980...0x09FF: .bengali
    case 0x0B80...0x0BFF: .tamil
    case 0x0E00...0x0E7F: .thai
    case 0x10A0...0x10FF: .georgian
    case 0x3040...0x30FF: .japanese
    case 0x4E00...0x9FFF: .simplifiedChinese
    case 0xAC00...0xD7AF: .korean
    default: nil
    }
  }

  private static func list(_ text: String) -> Set<Substring> { Set(text.split(separator: " ")) }

  private static let words: [NLLanguage: Set<Substring>] = [
    .english: list("the and of to is in that it was for you with this not are have be on at by from what how i my we"),
    .german: list("der die das und ist nicht ein eine ich du wir sie zu den dem mit auf für von im es auch wie sich"),
    .french: list("le la les et est un une des je tu nous vous ne pas pour dans que qui avec sur ce il elle au du"),
    .spanish: list("el la los las y es un una que de en no se por con para como pero más su lo al yo muy está"),
    .italian: list("il la gli e è un una che di non per con sono come ma più si lo nel della questo anche io del"),
    .portuguese: list("o a os as e é um uma que de em não se por com para como mas mais seu do da no na isso eu"),
    .dutch: list("de het een en is niet van ik je wij zij dat op te met voor zijn aan ook maar er naar wat dit"),
    .swedish: list("och att det är en ett jag du vi inte på som med för av till har den om var men"),
    .danish: list("og at det er en et jeg du vi ikke på som med for af til har den om var men der"),
    .polish: list("i w nie to się na jest że z do jak ale co tak już od po za dla ja ty"),
    .turkish: list("bir ve bu da de için ile çok ne var ben sen o değil gibi daha ama olarak"),
    .finnish: list("ja on ei se että hän minä sinä mutta kun niin myös joka oli ovat kuin tämä"),
  ]

  private static let letters: [NLLanguage: Set<Character>] = [
    .german: ["ß"], .spanish: ["ñ", "¿", "¡"], .portuguese: ["ã", "õ"], .polish: ["ł", "ż", "ś", "ę", "ą"],
    .turkish: ["ğ", "ı", "ş"], .danish: ["ø"], .vietnamese: ["ơ", "ư", "ạ", "ế", "ộ"],
  ]
}
