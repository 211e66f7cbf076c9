// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Whether a part of an intent is understood. What code answers can be told apart; there is no Siri that asks.
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
  /// What was answered.
  public enum _Answer {
    case success(Any)
    case needsValue
    case notRequired
    case unsupported(Int?)
    case disambiguation([Any])
    case confirmation(Any?)
  }
  package let answer: _Answer

  public required init(_ answer: _Answer) {
    self.answer = answer
    super.init()
  }

  /// Somebody has to be asked for the value.
  public class func needsValue() -> Self { Self(.needsValue) }
  /// The value is not needed.
  public class func notRequired() -> Self { Self(.notRequired) }
  /// The value cannot be used.
  public class func unsupported() -> Self { Self(.unsupported(nil)) }
  public class func unsupported(withReason reason: Int) -> Self { Self(.unsupported(reason)) }
  public class func confirmationRequired(with itemToConfirm: Any?, forReason reason: Int) -> Self {
    Self(.confirmation(itemToConfirm))
  }
}

open class INStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedString: String) -> Self { Self(.success(resolvedString)) }
  public class func disambiguation(with stringsToDisambiguate: [String]) -> Self {
    Self(.disambiguation(stringsToDisambiguate))
  }
  public class func confirmationRequired(with valueToConfirm: String?) -> Self { Self(.confirmation(valueToConfirm)) }
}

open class INBooleanResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedValue: Bool) -> Self { Self(.success(resolvedValue)) }
  public class func confirmationRequired(with valueToConfirm: Bool?) -> Self { Self(.confirmation(valueToConfirm)) }
}

open class INDoubleResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedValue: Double) -> Self { Self(.success(resolvedValue)) }
  public class func confirmationRequired(with valueToConfirm: Double?) -> Self { Self(.confirmation(valueToConfirm)) }
}

open class INIntegerResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedValue: Int) -> Self { Self(.success(resolvedValue)) }
  public class func confirmationRequired(with valueToConfirm: Int?) -> Self { Self(.confirmation(valueToConfirm)) }
}

open class INPersonResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedPerson: INPerson) -> Self { Self(.success(resolvedPerson)) }
  public class func disambiguation(with peopleToDisambiguate: [INPerson]) -> Self {
    Self(.disambiguation(peopleToDisambiguate))
  }
  public class func confirmationRequired(with valueToConfirm: INPerson?) -> Self { Self(.confirmation(valueToConfirm)) }
}

open class INSpeakableStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedSpeakableString: INSpeakableString) -> Self {
    Self(.success(resolvedSpeakableString))
  }
  public class func disambiguation(with speakableStringsToDisambiguate: [INSpeakableString]) -> Self {
    Self(.disambiguation(speakableStringsToDisambiguate))
  }
  public class func confirmationRequired(with valueToConfirm: INSpeakableString?) -> Self {
    Self(.confirmation(valueToConfirm))
  }
}

open class INDateComponentsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedDateComponents: DateComponents) -> Self {
    Self(.success(resolvedDateComponents))
  }
  public class func disambiguation(with dateComponentsToDisambiguate: [DateComponents]) -> Self {
    Self(.disambiguation(dateComponentsToDisambiguate))
  }
  public class func confirmationRequired(with valueToConfirm: DateComponents?) -> Self {
    Self(.confirmation(valueToConfirm))
  }
}

open class INURLResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedUrl: URL) -> Self { Self(.success(resolvedUrl)) }
  public class func disambiguation(with urlsToDisambiguate: [URL]) -> Self { Self(.disambiguation(urlsToDisambiguate)) }
  public class func confirmationRequired(with valueToConfirm: URL?) -> Self { Self(.confirmation(valueToConfirm)) }
}

open class INEnumResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedValue: Int) -> Self { Self(.success(resolvedValue)) }
  public class func confirmationRequired(with valueToConfirm: Int?) -> Self { Self(.confirmation(valueToConfirm)) }
}

open class INFileResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedFile: URL) -> Self { Self(.success(resolvedFile)) }
  public class func disambiguation(with urlsToDisambiguate: [URL]) -> Self { Self(.disambiguation(urlsToDisambiguate)) }
  public class func confirmationRequired(with valueToConfirm: URL?) -> Self { Self(.confirmation(valueToConfirm)) }
}

open class INTimeIntervalResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedTimeInterval: TimeInterval) -> Self { Self(.success(resolvedTimeInterval)) }
  public class func confirmationRequired(with valueToConfirm: TimeInterval?) -> Self {
    Self(.confirmation(valueToConfirm))
  }
}

open class INObjectResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedObject: INObject) -> Self { Self(.success(resolvedObject)) }
  public class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self {
    Self(.disambiguation(objectsToDisambiguate))
  }
  public class func confirmationRequired(with valueToConfirm: INObject?) -> Self { Self(.confirmation(valueToConfirm)) }
}

open class INMediaItemResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedMediaItem: INMediaItem) -> Self { Self(.success(resolvedMediaItem)) }
  public class func disambiguation(with mediaItemsToDisambiguate: [INMediaItem]) -> Self {
    Self(.disambiguation(mediaItemsToDisambiguate))
  }
  public class func confirmationRequired(with valueToConfirm: INMediaItem?) -> Self {
    Self(.confirmation(valueToConfirm))
  }
}
