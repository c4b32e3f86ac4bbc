/** Why a picture is not taken. */
export class BadPicture extends Error {
  readonly problem: 'image.invalid' | 'image.pixels'
  constructor(problem: BadPicture['problem']) {
    super(problem)
    this.problem = problem
  }
}
