// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import AudioToolbox
import Foundation
import Testing

@Suite struct SystemSoundsTests {
  @Test func aSoundOfAFileIsNotMadeAndThatIsSaid() {
    var click: SystemSoundID = 7
    let url = URL(fileURLWithPath: "/click.caf")
    let status = AudioServicesCreateSystemSoundID(url as CFURL, &click)
    #expect(status == kAudioServicesSystemSoundUnspecifiedError && status != noErr && click == 0)
    #expect(AudioServicesDisposeSystemSoundID(click) != kAudioServicesNoError)
  }

  @Test func whoWaitsForASoundsEndIsCalled() async {
    AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
    AudioServicesPlaySystemSound(SystemSoundID(kSystemSoundID_Vibrate))
    await withCheckedContinuation { done in
      AudioServicesPlayAlertSoundWithCompletion(kSystemSoundID_Vibrate) { done.resume() }
    }
  }
}
